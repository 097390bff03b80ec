import GlobalStyles from '@mui/material/GlobalStyles';
import { groundRules } from './grounds';

const styles = {
  // Overrides the provider's `light`, which lets browsers darken the page by themselves.
  'html:root': { colorScheme: 'only light' },
  ...groundRules,
  a: { color: 'var(--link)', textUnderlineOffset: '0.2em', textDecorationThickness: '0.09em' },
};

/** The grounds, links, and the one colour scheme. */
export const GlobalGrounds = () => <GlobalStyles styles={styles} />;
