import { serviceResults } from '../../content/facts/services';
import { projects } from '../../content/projects';
import { services } from '../../content/services';
import { works } from '../../content/works';

/** A project's measured results with the service behind each; the result of its poster comes first. */
const resultsOf = (project: string, first?: string) =>
  services
    .flatMap(({ slug, name }) =>
      serviceResults(slug)
        .filter((measured) => measured.project === project)
        .map((measured) => ({ name, service: slug, ...measured })),
    )
    .toSorted((one, other) => Number(other.service === first) - Number(one.service === first));

/** The figure of a result, short enough to be set large: '64%', '9 of 10'. */
export const figureOf = (result: string) => /\d[\d,.]*(?: of \d+|%|x)?/.exec(result)?.[0] ?? '';

/** The result as a number to draw: 64% more and 1.64x are both 164, from 100. */
export const indexOf = (result: string) => {
  const [, value = '0', unit] = /(\d[\d.]*)(%|x)/.exec(result) ?? [];
  return Math.round(unit === 'x' ? Number(value) * 100 : 100 + Number(value));
};

/** Every 'n of m' in a result. */
export const sharesOf = (result: string) =>
  [...result.matchAll(/(\d+) of (\d+)/g)].map(([, part, whole]) => [Number(part), Number(whole)] as const);

/** Everything a poster says about its project. */
export const posterOf = (slug: string) => {
  const project = projects.find((one) => one.slug === slug);
  if (!project) throw new Error(`No project is called '${slug}'.`);
  const poster = Object.values(works.posters).find((one) => one.project === slug);
  const results = resultsOf(slug, poster?.service);
  return { ...project, line: poster?.line, results, result: results[0]?.result ?? '' };
};
