import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Helmet } from 'react-helmet-async';
import { Link } from 'react-router-dom';
import { company } from '../content/company';
import type { NavLink } from '../content/navigation';
import { border, from, space, type } from '../theme/tokens';
import { Container } from './Section';
import { Actions } from './Stack';
import { StepsArt } from './StepsArt';

const Root = styled('section')({
  paddingBlock: space(8),
  borderBottom: border,
  overflow: 'clip',
  [from.lg]: { paddingBlock: space(13) },
});
const Body = styled('div')({ position: 'relative', display: 'grid', gap: space(3), justifyItems: 'start' });
const Heading = styled('h1')(type.title);
const Text = styled('p')({ ...type.lead, maxWidth: '38rem' });

interface NotFoundProps {
  heading: string;
  text: string;
  /** Ways on; the first is the best. */
  links: readonly NavLink[];
  /** What else may help, below. */
  children?: ReactNode;
}

/** What a page shows for an id that does not exist. Search engines are told not to keep it. */
export const NotFound = ({ heading, text, links, children }: NotFoundProps) => (
  <>
    <Helmet>
      <title>{`${heading.replace(/\.$/, '')} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
    </Helmet>
    <Root data-ground="sun">
      <Container>
        <Body>
          <Heading>{heading}</Heading>
          <Text>{text}</Text>
          <Actions>
            {links.map(({ label, to }, index) => (
              <Button
                key={to}
                component={Link}
                to={to}
                size="large"
                variant={index === 0 ? 'contained' : 'outlined'}
              >
                {label}
              </Button>
            ))}
          </Actions>
          <StepsArt />
        </Body>
      </Container>
    </Root>
    {children}
  </>
);
