/** Every way to leave a page after a form was sent: forms × moments × delays × ways. */
import { randomFrom } from '../../art/random';
import { paths } from '../../src/config/paths';
import type { FormId } from '../../src/leads/formCatalogue';

export interface CatalogueForm {
  page: string;
  /** The `data-dialog` of the control that opens the form; without it the form is part of the page. */
  opener?: string;
}

const { home, works, services, contact, course } = paths;

/** Where each form of the catalogue can be sent. */
export const catalogueForms: Readonly<Record<FormId, CatalogueForm>> = {
  homeInline: { page: home },
  contactPage: { page: contact },
  serviceInline: { page: services.devops },
  subscribe: { page: home, opener: 'whatsNew' },
  heroProject: { page: home, opener: 'heroProject' },
  heroPartner: { page: home, opener: 'heroPartner' },
  requestDemo: { page: home, opener: 'requestDemo' },
  course: { page: course(1), opener: 'course' },
  serviceStart: { page: services.devops, opener: 'serviceStart' },
  serviceClosing: { page: services.devops, opener: 'serviceClosing' },
  portfolio: { page: works, opener: 'portfolio' },
};
export const formIds = Object.keys(catalogueForms) as FormId[];

export const moments = ['before React', 'after React'] as const;
export type Moment = (typeof moments)[number];

export const ways = ['closing', 'another site', 'another page'] as const;
export type Way = (typeof ways)[number];

/** Times between the thanks and the leaving, and how long the connection holds what is sent, in ms. */
export const times = [0, 50, 200, 1000];
export const delays = [0, 1000, 3000];

export interface LeavingCase {
  form: FormId;
  moment: Moment;
  time: number;
  delay: number;
  way: Way;
}

export const casesOf = (forms: readonly FormId[]): LeavingCase[] =>
  delays.flatMap((delay) =>
    forms.flatMap((form) =>
      moments.flatMap((moment) =>
        times.flatMap((time) => ways.map((way) => ({ form, moment, time, delay, way }))),
      ),
    ),
  );

export const nameOf = ({ form, moment, time, delay, way }: LeavingCase) =>
  `${form}, ${moment}, ${way} after ${time} ms, connection ${delay} ms`;

/** So many cases, the same for a seed, in the order of their delays. */
export const sampleOf = (cases: readonly LeavingCase[], seed: number, size: number) =>
  randomFrom(String(seed))
    .shuffle(cases)
    .slice(0, size)
    .toSorted((a, b) => a.delay - b.delay);
