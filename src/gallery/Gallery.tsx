import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { colour } from '../theme/tokens';
import { chapters } from './chapters';

const LINK_HEIGHT = 44;
/** In px: two rows of links and the padding above and below them. */
const CONTENTS_HEIGHT = 2 * LINK_HEIGHT + 16;

const Contents = styled('nav')(({ theme }) => ({
  borderBottom: `2px solid ${colour.ink}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2.5), paddingBlock: theme.spacing(1) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: LINK_HEIGHT,
    fontWeight: 600,
    fontSize: '0.9375rem',
    color: 'inherit',
  },
  [theme.breakpoints.up('lg')]: { position: 'sticky', top: 0, zIndex: 1000 },
}));
const Intro = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(6),
}));
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(4, 3),
}));
const Chapter = styled('section')({ borderTop: `8px solid ${colour.sun}`, scrollMarginTop: CONTENTS_HEIGHT });

/** The components of the site in their main states, by chapter. */
export const Gallery = () => (
  <>
    <Contents aria-label="Chapters" data-ground="sun">
      <Container component="ul">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </Container>
    </Contents>
    <main>
      <Container>
        <Intro>
          <Typography variant="h2" component="h1">
            Gallery of components
          </Typography>
          <p>
            The components of the site, on each background colour that they may have. Links lead nowhere here.
            Forms are the real ones: a lead goes to the CRM sandbox if one is running, and is held on this
            device if not.
          </p>
        </Intro>
      </Container>
      {chapters.map(({ id, title, note, Content }) => (
        <Chapter key={id} id={id} aria-label={title}>
          <div data-ground="ink">
            <Container>
              <Head>
                <Typography variant="h3" component="h2">
                  {title}
                </Typography>
                <Typography color="textSecondary" sx={{ maxWidth: '46rem' }}>
                  {note}
                </Typography>
              </Head>
            </Container>
          </div>
          <Content />
        </Chapter>
      ))}
    </main>
  </>
);
