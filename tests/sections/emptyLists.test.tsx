import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { LogoStrip } from '../../src/components/LogoStrip';
import { paths } from '../../src/config/paths';
import { blog } from '../../src/content/blog';
import { internshipsPage } from '../../src/content/internshipsPage';
import { WhatsNewDialog } from '../../src/layout/WhatsNewDialog';
import InternshipList from '../../src/pages/InternshipList';
import { Benefits } from '../../src/sections/Benefits';
import ArticleResults from '../../src/sections/blog/ArticleResults';
import { RelatedArticles } from '../../src/sections/blog/RelatedArticles';
import { TopReads } from '../../src/sections/blog/TopReads';
import PastEvents from '../../src/sections/contact/PastEvents';
import { FaqSection } from '../../src/sections/FaqSection';
import FeaturedProgrammes from '../../src/sections/internships/FeaturedProgrammes';
import InternshipResults from '../../src/sections/internships/InternshipResults';
import { Testimonials } from '../../src/sections/Testimonials';
import { faqPage } from '../../src/seo/faqPage';
import { JsonLd, JsonLdCollector } from '../../src/seo/JsonLd';
import { renderPage, renderWithApp } from '../helpers/render';

// A second company, which has nothing to list yet.
vi.mock('../../src/content/articles/list.js', () => ({ articles: [] }));
vi.mock('../../src/content/internships/index.ts', () => ({
  internships: [],
  featuredProgrammes: [],
  featured: [],
}));
vi.mock('../../src/content/logos', () => ({ logos: [] }));
vi.mock('../../src/content/events', async (load) => ({ ...(await load<object>()), events: [] }));

const parts: Record<string, () => ReactNode> = {
  benefits: () => <Benefits ground="white" title="You get" benefits={[]} />,
  'long benefits': () => <Benefits layout="flow" ground="white" title="You get" benefits={[]} />,
  questions: () => <FaqSection ground="white" title="They ask" faqs={[]} />,
  testimonials: () => <Testimonials ground="paper" title="They say" testimonials={[]} />,
  companies: () => <LogoStrip ground="white" title="They hire" />,
  'top reads': () => <TopReads />,
  'related articles': () => <RelatedArticles related={[]} />,
  'list of articles': () => <ArticleResults />,
  'featured internships': () => <FeaturedProgrammes />,
  'list of internships': () => <InternshipResults />,
};

test.each(Object.entries(parts))('without entries there is no %s, and no heading for it', (_, part) => {
  const { container } = renderWithApp(part());
  expect(container).toBeEmptyDOMElement();
});

test('without events the newsletter stays, and no list is shown', () => {
  renderWithApp(<PastEvents />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('textbox')).toBeVisible();
});

test('without events the dialog has no cards and no buttons to turn them', () => {
  renderWithApp(<WhatsNewDialog />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: /next|previous/i })).toBeNull();
});

test('without internships their list offers nothing to search', async () => {
  await renderPage(paths.internshipList);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No programme is open now.');
});

test('without internships their list names none to search engines', () => {
  const told = new Set<string>();
  renderWithApp(
    <JsonLdCollector value={told}>
      <InternshipList />
    </JsonLdCollector>,
  );
  expect([...told].filter((text) => text.includes('"ItemList"'))).toEqual([]);
});

test('without questions search engines are told of none', () => {
  const told = new Set<string>();
  renderWithApp(
    <JsonLdCollector value={told}>
      <JsonLd data={faqPage([])} />
    </JsonLdCollector>,
  );
  expect([...told]).toEqual([]);
});

test('without internships their landing page offers no way to the list', async () => {
  await renderPage(paths.internships);
  expect(screen.queryByRole('link', { name: internshipsPage.landing.hero.button })).toBeNull();
});

test('without articles the blog has its heading and nothing to search', async () => {
  await renderPage(paths.blogs);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(blog.hero.heading);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('heading', { name: blog.topReads.heading })).toBeNull();
});
