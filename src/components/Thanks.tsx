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
  '& h3': theme.typography.h4,
}));

/** The thank-you of a form that was posted without scripts: the CRM sends the visitor back to it by its anchor. */
export const Thanks = () => (
  <Root id={anchors.thanks} data-thanks="">
    <h3>{thanks.title}</h3>
    <p>{thanks.text}</p>
  </Root>
);
