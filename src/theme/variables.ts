import { theme } from './theme';

// Only for MUI components that the site does not use: 9 kB that no page needs.
const unused =
  /^--w-(palette-(Alert|AppBar|Avatar|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip|dark|grey)|overlays|opacity|font|shadows-(?!0\b)|spacing)/;

/** The theme's CSS variables. The build leaves out those that a page does not read. */
export const variables: Record<string, string> = Object.fromEntries(
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries((sheet[':root'] ?? {}) as Record<string, string>))
    .filter(([name]) => !unused.test(name)),
);
