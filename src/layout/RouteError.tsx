import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router-dom';
import { Actions } from '../components/Actions';
import { InTheDark } from '../components/owl/InTheDark';
import { paths } from '../config/paths';
import { company } from '../content/company';
import { errorPage } from '../content/errorPage';
import { hasNavigated } from '../navigation/followNavigation';
import { SiteSearch } from './SiteSearch';

/** The error in one line: the status of an unmatched route, or the message of the error. */
const describe = (error: unknown) => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : errorPage.unknown;
};

/**
 * The screen for an unknown address and for a navigation that failed, with links to go on. If the first page fails,
 * its prerendered content stays instead.
 */
export const RouteError = () => {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const { revalidate } = useRevalidator();
  // If the page's code could not be fetched, try again when the connection is back.
  useEffect(() => {
    const retry = () => void revalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [revalidate]);
  // Pass the error to the boundary around the whole page, which keeps the prerendered content.
  if (!isNotFound && !hasNavigated()) throw error;
  return (
    <>
      <title>{`${isNotFound ? errorPage.notFoundTitle : errorPage.brokenTitle} | ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <InTheDark>
        {/* On a 404 the status is larger than the heading, because it tells visitors more. */}
        <Typography variant={isNotFound ? 'h5' : 'h2'} component="h1">
          {errorPage.heading}
        </Typography>
        <Typography variant={isNotFound ? 'pageTitle' : 'h3'} component="p">
          {describe(error)}
        </Typography>
        <p>{isNotFound ? errorPage.notFound : errorPage.broken}</p>
        {isNotFound && <SiteSearch />}
        <Actions>
          <Button component={Link} to={paths.home}>
            {errorPage.home}
          </Button>
          <Button component={Link} to={paths.contact} variant="outlined">
            {errorPage.contact}
          </Button>
        </Actions>
      </InTheDark>
    </>
  );
};
