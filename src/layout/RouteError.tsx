import { Actions } from '../components/Actions';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { StepsArt } from '../components/StepsArt';
import { company } from '../content/company';
import { paths } from '../config/paths';
import { barHeight, border } from '../theme/tokens';
import { Layout } from './Layout';
import { SiteSearch } from './SiteSearch';
import { errorPage } from '../content/errorPage';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  // As high as the page's frame is at least, so that no bare strip is left above the footer.
  minHeight: `calc(70vh - ${barHeight}px)`,
  paddingBlock: theme.spacing(8),
  borderBottom: border,
  overflow: 'clip',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(13) },
}));
const Inner = styled(Container)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const Body = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: theme.spacing(3),
}));

/** The error in one line: the status of an unmatched route, or the message of the error. */
const describe = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : errorPage.unknown;
};

/** The screen for an address that does not exist and for anything that broke, with ways on. */
export const RouteError = () => {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Layout>
      <title>{`${notFound ? errorPage.notFoundTitle : errorPage.brokenTitle} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <Root data-ground="sun">
        <Inner>
          <Body>
            <Typography variant="h2" component="h1">
              {errorPage.heading}
            </Typography>
            <Typography variant="h3" component="p">
              {describe(error)}
            </Typography>
            <p>{notFound ? errorPage.notFound : errorPage.broken}</p>
            {notFound && <SiteSearch />}
            <Actions>
              <Button component={Link} to={paths.home}>
                {errorPage.home}
              </Button>
              <Button component={Link} to={paths.contact} variant="outlined">
                {errorPage.contact}
              </Button>
            </Actions>
            <StepsArt />
          </Body>
        </Inner>
      </Root>
    </Layout>
  );
};
