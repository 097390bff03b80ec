import { styled } from '@mui/material/styles';
import { thanks } from '../content/forms';
import { anchors } from '../paths';
import { border, colour, radius, space, type } from '../theme/tokens';

const Root = styled('div')({
  display: 'none',
  padding: space(3),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.sunLight,
  scrollMarginTop: 96,
  '&:target': { display: 'block' },
  '& h3': type.card,
});

/** The thank-you of a form that was posted without scripts: the CRM sends the visitor back to it by its anchor. */
export const Thanks = () => (
  <Root id={anchors.thanks} data-thanks="">
    <h3>{thanks.title}</h3>
    <p>{thanks.text}</p>
  </Root>
);
