import { shouldSkipGeneratingVar as isNoVariable } from '@mui/material/styles';

/**
 * MUI's groups of variables that no component of this site reads. Reading a variable that is missing stops the build.
 */
const unusedGroups = new Set([
  'Alert',
  'AppBar',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
  'grey',
]);

/** MUI's colours that no component of this site takes. Its components ask each for `main` and `contrastText`, so those stay. */
const unusedColours = new Set(['info', 'secondary', 'success', 'warning']);

/**
 * MUI builds the name of a channel at run time, as in `rgb(var(--w-…Channel) / 0.1)`, so these are listed by hand.
 * The build names one that is missing.
 */
const readChannels = new Set([
  'primary.mainChannel',
  'action.activeChannel',
  'common.onBackgroundChannel',
  'action.selectedChannel',
  'text.primaryChannel',
]);

/**
 * For MUI's option of the same name: the values of the theme that get no CSS variable. Every page carries the others,
 * and all of them would be 10 kB. The build stops if a variable that is left out is read.
 */
export const shouldSkipGeneratingVar = (keys: string[]) => {
  const [kind, group = '', name = ''] = keys;
  if (isNoVariable(keys)) return true;
  // Components read fonts from `theme.typography`.
  if (kind === 'font') return true;
  if (kind !== 'palette') return false;
  return (
    unusedGroups.has(group) ||
    (unusedColours.has(group) && (name === 'light' || name === 'dark')) ||
    (keys.at(-1)?.endsWith('Channel') === true && !readChannels.has(`${group}.${name}`))
  );
};
