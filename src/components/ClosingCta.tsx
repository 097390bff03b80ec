import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { closingCta } from '../content/blocks';
import type { DialogId } from '../leads/formCatalogue';
import { paths } from '../paths';
import type { Ground } from '../theme/palette';
import { colour, from, space } from '../theme/tokens';
import { DialogButton } from './DialogButton';
import { Lead, Section, Title } from './Section';

const Body = styled('div')({
  position: 'relative',
  display: 'grid',
  gap: space(3),
  justifyItems: 'start',
  [from.lg]: { paddingRight: '22rem' },
});
// Three steps that grow, up to a disc.
const Steps = styled('svg')({
  display: 'none',
  [from.lg]: { display: 'block', position: 'absolute', right: 0, bottom: `-${space(13)}`, width: '20rem', height: 'auto' },
});

interface ClosingCtaProps {
  ground?: Ground;
  /** Adds 'Still have doubts?' to the heading. */
  doubts?: boolean;
  text?: string;
  button?: string;
  /** The dialog that the button opens; without one it leads to the contact page. */
  opens?: DialogId;
}

/** The last block of a page: one invitation, one button. */
export const ClosingCta = ({
  ground = 'ink',
  doubts,
  text = closingCta.text,
  button = closingCta.button,
  opens,
}: ClosingCtaProps) => (
  <Section ground={ground} label={closingCta.heading}>
    <Body>
      <Title>
        {closingCta.heading}
        {doubts && ` ${closingCta.doubts}`}
      </Title>
      <Lead>{text}</Lead>
      {opens ? (
        <DialogButton opens={opens} size="large">
          {button}
        </DialogButton>
      ) : (
        <Button component={Link} to={paths.contact} size="large">
          {button}
        </Button>
      )}
      <Steps viewBox="0 0 320 300" aria-hidden="true" focusable="false">
        <circle cx="266" cy="48" r="44" fill={colour.sun} />
        <path d="M0 300v-60h80v60z" fill={colour.cream} />
        <path d="M80 300V180h80v120z" fill={colour.clay} />
        <path d="M160 300V120h80v180z" fill={colour.pineLight} />
        <path d="M240 300V120a80 80 0 0 1 80 80v100z" fill={colour.sky} />
        <path d="M80 240a80 80 0 0 0-80-60v60z" fill={colour.sun} />
      </Steps>
    </Body>
  </Section>
);
