import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { thanks } from '../content/forms';
import { anchors } from '../config/paths';
import { border, colour, radius } from '../theme/tokens';

const Root = styled('div')(({ theme }) => ({
  display: 'none',
  padding: theme.spacing(3),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.sunLight,
  scrollMarginTop: 96,
  '&:target': { display: 'block' },
}));

/** The thank-you for a form that was posted without scripts. The CRM sends the visitor back to its anchor. */
export const Thanks = () => (
  <Root id={anchors.thanks} data-thanks="">
    <Typography variant="h4">{thanks.title}</Typography>
    <p>{thanks.text}</p>
  </Root>
);
