import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { paths } from '../../config/paths';
import { works } from '../../content/works';
import type { Ground } from '../../theme/palette';
import { barHeight, border, iconSize } from '../../theme/tokens';
import { figureOf, posterOf } from './results';

const Root = styled('article')(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  borderTop: border,
  overflow: 'clip',
  // A link to it shows the whole panel, right under the bar.
  scrollMarginTop: barHeight - 96,
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(12) },
}));
const Grid = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    gap: theme.spacing(5, 'clamp(2rem, 5vw, 4rem)'),
    alignItems: 'center',
    '[data-turned] > & > :first-child': { order: 1 },
    '[data-turned] > &': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  },
}));
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  // The figure may be wider than the words have room for.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  '& h3': theme.typography.h2,
  '& > strong': { ...theme.typography.h3, textWrap: 'balance' },
  '& > p': theme.typography.subtitle1,
}));
const Figure = styled('span')(({ theme }) => ({
  display: 'block',
  ...theme.typography.posterFigure,
  marginLeft: '-0.04em',
  paddingBottom: '0.06em',
}));
const More = styled('details')(({ theme }) => ({
  borderBlock: '2px solid currentColor',
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: 56,
    paddingBlock: theme.spacing(1),
    fontWeight: 700,
  },
  '& > summary > svg': { ...iconSize(22) },
  '&[open] > summary > svg:first-of-type, &:not([open]) > summary > svg:last-of-type': { display: 'none' },
  '& > p, & > ul': { paddingBottom: theme.spacing(3) },
  '& > ul': { display: 'grid', gap: theme.spacing(2) },
  '& li > strong, & small': { display: 'block' },
  '& small': { ...theme.typography.body2, color: 'var(--muted)' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
}));

interface PosterProps {
  project: string;
  ground: Ground;
  /** The drawing is on the left. */
  turned?: boolean;
  children: ReactNode;
}

/** A full-width panel for one project: a figure as large as it goes, two lines, and the rest on demand. */
export const Poster = ({ project, ground, turned, children }: PosterProps) => {
  const { slug, title, description, line, result, results } = posterOf(project);
  return (
    <Root id={slug} data-ground={ground} data-turned={turned || undefined}>
      <Grid>
        <Words>
          <Figure aria-hidden="true">{figureOf(result)}</Figure>
          <h3>{title}</h3>
          <strong>{result}.</strong>
          <p>{line}</p>
          <More>
            <summary>
              {works.results.more}
              <Icon name="plus" />
              <Icon name="minus" />
            </summary>
            <p>{description}</p>
            <ul>
              {results.map(({ result: measured, source, name, service }) => (
                <li key={measured}>
                  <strong>{measured}</strong>
                  <small>
                    {works.results.source} {source}.
                  </small>
                  <Link to={paths.services[service]}>{name}</Link>
                </li>
              ))}
            </ul>
          </More>
        </Words>
        {children}
      </Grid>
    </Root>
  );
};
