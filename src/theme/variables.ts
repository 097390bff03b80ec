import { theme } from './theme';

// Only for components, colours and states of MUI that the site does not use: 12 kB that no page needs.
const unused =
  /^--w-(palette-(Alert|AppBar|Avatar|Button|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip|dark|grey|info|secondary|success|warning|common-(?!on)|primary-light|error-(?!main$)|Chip-default(Border|Icon)|dividerC|text-secondaryC|brand-accent|background-default|action-activated|\w+-(light|dark|contrastText|default|paper)Channel)|overlays|opacity|font|shadows-(?!0\b)|spacing|zIndex-(?!modal|snackbar))/;

/** The theme's CSS variables. Every page has them all: a later change of `:root` computes the styles of the whole page. */
export const variables: Record<string, string> = Object.fromEntries(
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries((sheet[':root'] ?? {}) as Record<string, string>))
    .filter(([name]) => !unused.test(name)),
);
