import { createTheme, type Shadows } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { buttons } from './components/buttons';
import { fields } from './components/fields';
import { surfaces } from './components/surfaces';
import { palette } from './palette';
import { spacing } from './spacing';
import { breakpoints } from './tokens';
import { typography, type Role } from './typography';
import { shouldSkipGeneratingVar } from './unusedVariables';

type OwnVariant = Role | 'pageTitle';

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
  interface TypographyVariants extends Record<OwnVariant, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, CSSProperties>> {}
}
declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    number: true;
  }
}
declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    cover: true;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'w', shouldSkipGeneratingVar },
  palette: {
    brand: palette,
    primary: { main: palette.ink, contrastText: palette.cream },
    error: { main: palette.danger },
    text: { primary: palette.ink, secondary: palette.inkMuted },
    background: { default: palette.paper, paper: palette.white },
    divider: palette.ink,
  },
  breakpoints: { values: breakpoints },
  // As a length, not as MUI's `calc()` over a variable, which would make the styles of each page longer.
  spacing,
  typography,
  shape: { borderRadius: 12 },
  // All shadows of the site are hard ones, from `tokens.ts`; MUI's elevations are not used.
  shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
  components: { ...buttons, ...fields, ...surfaces },
});
