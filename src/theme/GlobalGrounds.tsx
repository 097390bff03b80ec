import GlobalStyles from '@mui/material/GlobalStyles';
import { groundRules } from './grounds';
import { variables } from './variables';

const styles = {
  ':root': variables,
  ...groundRules,
  a: { color: 'var(--link)', textUnderlineOffset: '0.2em', textDecorationThickness: '0.09em' },
};

/** The theme's variables, and the grounds. */
export const GlobalGrounds = () => <GlobalStyles styles={styles} />;
