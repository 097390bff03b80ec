import { shouldSkipGeneratingVar as isNoVariable } from '@mui/material/styles';

/** Groups that no component of this site reads. Only whole groups: reading one fails, and so stops the build. */
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

/** Material UI uses a channel only by its name, in `rgb(var(--w-…Channel) / 0.1)`: the build names one that is missing. */
const readChannels = new Set([
  'primary.mainChannel',
  'action.activeChannel',
  'common.onBackgroundChannel',
  'action.selectedChannel',
  'text.primaryChannel',
]);

/**
 * For Material UI's option of the same name: which values of the theme get no CSS variable. Every page carries the others, and
 * all would be 10 kB. A variable that is read can never be among these: either the build finds its name, or it is in a group.
 */
export const shouldSkipGeneratingVar = (keys: string[]) => {
  const [kind, group = '', name = ''] = keys;
  if (isNoVariable(keys)) return true;
  // Components read the type from `theme.typography`.
  if (kind === 'font') return true;
  if (kind !== 'palette') return false;
  return (
    unusedGroups.has(group) ||
    (keys.at(-1)?.endsWith('Channel') === true && !readChannels.has(`${group}.${name}`))
  );
};
