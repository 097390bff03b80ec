import { serviceResults } from '../../content/facts/services';
import { projects } from '../../content/projects';
import { services } from '../../content/services';
import { works } from '../../content/works';

/** The measured results of a project with their services; the result that its poster shows comes first. */
const resultsOf = (project: string, first?: string) =>
  services
    .flatMap(({ slug, name }) =>
      serviceResults(slug)
        .filter((measured) => measured.project === project)
        .map((measured) => ({ name, service: slug, ...measured })),
    )
    .toSorted((one, other) => Number(other.service === first) - Number(one.service === first));

/** A poster without its figure must not be published: the build renders every poster, and stops. */
const figureIn = (result: string, figure: RegExp) => {
  const match = figure.exec(result);
  if (!match)
    throw new Error(
      `The result '${result}' in src/content/facts/services.ts has no figure to draw. Write one, such as 64%, or choose another service for its poster in src/content/works.ts.`,
    );
  return match;
};

/** The figure of a result in large type: '64%', '9 of 10'. */
export const figureOf = (result: string) => figureIn(result, /\d[\d,.]*(?: of \d+|%|x)?/)[0];

/** The result as a number to draw, from 100 before: 64% more and 1.64x are both 164. */
export const risenTo = (result: string) => {
  if (/% (?:lower|less|fewer|shorter|smaller|cheaper)\b|\b(?:fell|falls|dropped|down)\b/i.test(result))
    throw new Error(
      `The result '${result}' in src/content/facts/ falls, and its poster draws a rise. Choose a result that rises for this poster in src/content/works.ts.`,
    );
  const [, value, unit] = figureIn(result, /(\d[\d.]*)(%|x)/);
  return Math.round(unit === 'x' ? Number(value) * 100 : 100 + Number(value));
};

/** Every 'n of m' in a result, as numbers. */
export const sharesOf = (result: string) =>
  [...result.matchAll(/(\d+) of (\d+)/g)].map(([, part, whole]) => [Number(part), Number(whole)] as const);

/** The two shares that a result compares: '9 of 10 …; before, 4 of 10'. It names the later one first. */
export const comparedIn = (result: string) => {
  const [after, before] = sharesOf(result);
  if (!after || !before)
    throw new Error(
      `The result '${result}' in src/content/facts/services.ts compares no two shares. Write two for its poster, such as '9 of 10 found it; before, 4 of 10', the later one first.`,
    );
  return { before, after };
};

/** Everything that a poster shows about its project. */
export const posterOf = (slug: string) => {
  const project = projects.find((one) => one.slug === slug);
  if (!project) throw new Error(`No project is called '${slug}'.`);
  const poster = Object.values(works.posters).find((one) => one.project === slug);
  const results = resultsOf(slug, poster?.service);
  const [shown] = results;
  if (!shown)
    throw new Error(
      `No service in src/content/facts/services.ts has a result of the project '${slug}'. Give it to one, or remove the project: docs/howto/remove-a-project.md.`,
    );
  return { ...project, line: poster?.line, counted: poster?.counted, results, result: shown.result };
};
