import { created, extended, type Change } from './changes.ts';
import { coverEntry } from './cover.ts';
import type { Draft } from './draft.ts';

const folder = 'src/content/courses';

const card = ({ id, slug, title }: Draft) => `{
  id: ${id},
  slug: '${slug}',
  title: ${JSON.stringify(title)},
  subtitle: '',
  duration: 'Short Term Course / Long Term Course',
  opportunities: '',
  alt: '',
}`;

const career = `{ icon: '', title: '', alt: '', text: '' }`;
const inTemplate = (title: string) => title.replace(/[\\`]|\$\{/g, '\\$&');

const record = ({ id, title }: Draft) => `import type { CourseDetail } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const detail: CourseDetail = {
  id: ${id},
  category: ${JSON.stringify(title)},
  title: ${JSON.stringify(title)},
  subtitle: '',
  cta: '',
  text: '',
  rating: 0,
  review: '',
  level: '',
  description: '',
  duration: '',
  schedule: '',
  time: '',
  features: { heading: '', points: ['', '', ''] },
  careers: [${career}, ${career}, ${career}, ${career}],
  certification: { opening: '', description: '', points: ['', '', ''] },
  seo: { title: \`${inTemplate(title)} | \${company.name}\`, description: '', keywords: ['', '', ''] },
};
`;

/** The files of a new course. */
export async function courseChanges(root: string, draft: Draft): Promise<Change[]> {
  const { id, slug, look } = draft;
  return [
    await created(root, `${folder}/${slug}.ts`, record(draft)),
    await extended(root, `${folder}/index.ts`, 'courses', card(draft)),
    await extended(root, `${folder}/details.ts`, 'loadCourse', `${id}: () => import('./${slug}.ts')`),
    await extended(
      root,
      'src/content/covers/courses.ts',
      'courseCovers',
      coverEntry(slug, look, ['graduation-cap', 'books', 'lightbulb', 'certificate']),
    ),
  ];
}
