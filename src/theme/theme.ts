import { createTheme, type Shadows } from '@mui/material/styles';
import { pause } from '../pause';
import { components } from './components';
import { palette } from './palette';
import { breakpoints, fonts } from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    brand: typeof palette;
  }
  interface PaletteOptions {
    brand: typeof palette;
  }
}

await pause();
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'w' },
  palette: {
    brand: palette,
    primary: { main: palette.ink, contrastText: palette.cream },
    error: { main: palette.danger },
    text: { primary: palette.ink, secondary: palette.inkMuted },
    background: { default: palette.paper, paper: palette.white },
    divider: palette.ink,
  },
  breakpoints: { values: breakpoints },
  typography: { fontFamily: fonts.text, button: { textTransform: 'none', fontWeight: 700 } },
  shape: { borderRadius: 12 },
  // Shadows here are hard and drawn by us; MUI's elevations do not exist.
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  components,
});
await pause();
