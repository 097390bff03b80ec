import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { company } from '../content/company';
import type { NavLink } from '../content/navigation';
import { border } from '../theme/tokens';
import { Actions } from './Actions';
import { StepsArt } from './StepsArt';

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(8),
  borderBottom: border,
  overflow: 'clip',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(13) },
}));
const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(3),
  justifyItems: 'start',
}));

interface NotFoundProps {
  heading: string;
  text: string;
  /** Ways on; the first is the best. */
  links: readonly NavLink[];
  /** Further suggestions below. */
  children?: ReactNode;
}

/** The page for an id that does not exist. Search engines must not index it. */
export const NotFound = ({ heading, text, links, children }: NotFoundProps) => (
  <>
    <title>{`${heading.replace(/\.$/, '')} | ${company.name}`}</title>
    <meta name="robots" content="noindex" />
    <Root data-ground="sun">
      <Container>
        <Body>
          <Typography variant="h2" component="h1">
            {heading}
          </Typography>
          <Typography variant="subtitle1" sx={{ maxWidth: '38rem' }}>
            {text}
          </Typography>
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
