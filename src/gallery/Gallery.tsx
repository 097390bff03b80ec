import { styled } from '@mui/material/styles';
import { MemoryRouter } from 'react-router-dom';
import { Container } from '../components/Section';
import { DialogHost } from '../layout/DialogHost';
import { colour, from, space, type } from '../theme/tokens';
import { chapters } from './chapters';

const Contents = styled('nav')({
  borderBottom: `2px solid ${colour.ink}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(2.5)}`, paddingBlock: space(1) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
    fontSize: '0.9375rem',
    color: 'inherit',
  },
  [from.lg]: { position: 'sticky', top: 0, zIndex: 1000 },
});
const Intro = styled('div')({ display: 'grid', gap: space(2), paddingBlock: space(6), '& h1': type.title });
const Head = styled('div')({
  display: 'grid',
  gap: space(1),
  paddingBlock: `${space(4)} ${space(3)}`,
  '& h2': type.subtitle,
  '& p': { maxWidth: '46rem', color: 'var(--muted)' },
});
const Chapter = styled('section')({ borderTop: `8px solid ${colour.sun}`, scrollMarginTop: 104 });

/** Every component in every state, in chapters. */
export const Gallery = () => (
  <>
    <Contents aria-label="Chapters" data-ground="sun">
      <Container as="ul">
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
          <h1>Gallery of components</h1>
          <p>
            What the site is made of, on the grounds it may stand on. Links lead nowhere here. Forms are the
            real ones: a lead goes to the CRM sandbox if one is running, and is held on this device if not.
          </p>
        </Intro>
      </Container>
      {chapters.map(({ id, title, note, Content }) => (
        <Chapter key={id} id={id} aria-label={title}>
          <div data-ground="ink">
            <Container>
              <Head>
                <h2>{title}</h2>
                <p>{note}</p>
              </Head>
            </Container>
          </div>
          <Content />
        </Chapter>
      ))}
    </main>
    <MemoryRouter>
      <DialogHost />
    </MemoryRouter>
  </>
);
