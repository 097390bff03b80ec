/** On `html` while the dock is put away. */
export const DOCK_AWAY = 'data-dock-away';
