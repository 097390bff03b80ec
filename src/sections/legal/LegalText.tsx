import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { LegalPage } from '../../../schemas/content';
import { Container } from '../../components/Section';
import { company } from '../../content/company';
import { barHeight } from '../../layout/NavBar.styles';
import { border, colour, from, space, type } from '../../theme/tokens';

/** How far below the top of the window a legal page begins, in px. */
const OFFSET = 79;

const Root = styled('div')({ paddingTop: OFFSET - barHeight, paddingBottom: space(10) });
const Head = styled('header')({
  display: 'grid',
  gap: space(2),
  paddingBlock: `${space(5)} ${space(5)}`,
  borderBottom: border,
  [from.lg]: { paddingBlock: `${space(8)} ${space(6)}` },
});
const Heading = styled('h1')(type.hero);
const Grid = styled('div')({
  display: 'grid',
  gap: space(4),
  paddingTop: space(5),
  [from.lg]: { gridTemplateColumns: '18rem minmax(0, 44rem)', gap: space(10), alignItems: 'start' },
});
const Contents = styled('nav')({
  padding: space(3),
  border,
  borderRadius: 20,
  backgroundColor: colour.white,
  ...type.small,
  '& p': { ...type.label, paddingBottom: space(1) },
  '& ol': { listStyle: 'decimal', paddingLeft: space(3) },
  '& a': { display: 'inline-block', paddingBlock: 4, color: 'inherit' },
  [from.lg]: {
    position: 'sticky',
    top: barHeight + 24,
    maxHeight: `calc(100vh - ${barHeight + 48}px)`,
    overflowY: 'auto',
  },
});
const Text = styled('div')({
  display: 'grid',
  gap: space(5),
  '& section': { display: 'grid', gap: space(2) },
  '& h2': type.subtitle,
  '& ul': { listStyle: 'disc', display: 'grid', gap: space(1), paddingLeft: space(3) },
  '& li::marker': { color: colour.clay },
});

/** A text with its `{email}` as a link. */
const withEmail = (text: string): ReactNode =>
  text.split('{email}').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <a href={`mailto:${company.email}`}>{company.email}</a>}
      {part}
    </Fragment>
  ));

/** A legal text with its table of contents. */
export const LegalText = ({ page: { title, effective, intro, sections } }: { page: LegalPage }) => (
  <Root data-ground="paper">
    <Container>
      <Head data-print="yes">
        <Heading>{title}</Heading>
        <p>{effective}</p>
      </Head>
      <Grid>
        <Contents aria-label="On this page" data-print="no">
          <p>On this page</p>
          <ol>
            {sections.map(({ slug, heading }) => (
              <li key={slug}>
                <a href={`#${slug}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Text>
          <section aria-label="Introduction">
            {intro.map((paragraph) => (
              <p key={paragraph}>{withEmail(paragraph)}</p>
            ))}
          </section>
          {sections.map(({ slug, heading, blocks }) => (
            <section key={slug} id={slug} aria-labelledby={`${slug}-heading`}>
              <h2 id={`${slug}-heading`}>{heading}</h2>
              {blocks.map((block) =>
                'paragraph' in block ? (
                  <p key={block.paragraph}>{withEmail(block.paragraph)}</p>
                ) : (
                  <ul key={block.list[0]}>
                    {block.list.map((item) => (
                      <li key={item}>{withEmail(item)}</li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </Text>
      </Grid>
    </Container>
  </Root>
);
