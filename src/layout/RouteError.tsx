import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Helmet } from 'react-helmet-async';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { Container } from '../components/Section';
import { StepsArt } from '../components/StepsArt';
import { company } from '../content/company';
import { paths } from '../paths';
import { barHeight, border, from, space, type } from '../theme/tokens';
import { Layout } from './Layout';
import { SiteSearch } from './SiteSearch';

const Root = styled('section')({
  display: 'grid',
  // As high as the page's frame is at least, so that no bare strip is left above the footer.
  minHeight: `calc(70vh - ${barHeight}px)`,
  paddingBlock: space(8),
  borderBottom: border,
  overflow: 'clip',
  [from.lg]: { paddingBlock: space(13) },
});
const Inner = styled(Container)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const Body = styled('div')({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space(3),
});
const Heading = styled('h1')(type.title);
const Status = styled('p')(type.subtitle);
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** What went wrong, in one line: the status of an unmatched route, or the message of an error. */
const describe = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
};

/** The screen for an address that does not exist and for anything that broke, with ways on. */
export const RouteError = () => {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Layout>
      <Helmet>
        <title>{`${notFound ? 'Page not found' : 'Something went wrong'} | ${company.name}`}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
      <Root data-ground="sun">
        <Inner>
          <Body>
            <Heading>Unexpected Application Error!</Heading>
            <Status>{describe(error)}</Status>
            <p>
              {notFound
                ? 'This page doesn’t exist. The address may be mistyped, or the page may have moved.'
                : `Reloading the page often helps. If it does not, write to ${company.email}.`}
            </p>
            {notFound && <SiteSearch />}
            <Actions>
              <Button component={Link} to={paths.home}>
                Go to the home page
              </Button>
              <Button component={Link} to={paths.contact} variant="outlined">
                Contact us
              </Button>
            </Actions>
            <StepsArt />
          </Body>
        </Inner>
      </Root>
    </Layout>
  );
};
