import { factPanel } from './factPanel.ts';
import { courseFacts, internshipFacts, programmeKinds } from './facts/programmes.ts';
import type { KindOfProgramme } from './facts/promises.ts';
import { serviceFacts } from './facts/services.ts';
import { money } from './money.ts';
import type { ServiceSlug } from './services/index.ts';
import { servicesPage } from './servicesPage.ts';

/** The bar at the lower edge of a phone: what it costs, what follows, and the button. */
export interface PriceBarCopy {
  price: string;
  note: string;
  button: string;
}

export const priceBarLabel = 'Price and next step';

/** The first of several dates: '4 January' of '4 January, 1 February and 1 March 2027'. */
const firstOf = (dates: string) => dates.split(/, | and /)[0] ?? dates;

export const programmePriceBar = (kind: KindOfProgramme, slug: string): PriceBarCopy => {
  const own = (kind === 'course' ? courseFacts : internshipFacts)[slug];
  return {
    price: own ? `${money(own.fee.short)} or ${money(own.fee.long)}` : factPanel.noFee,
    note: `Next start: ${firstOf(programmeKinds[kind].starts)}`,
    button: 'Ask us',
  };
};

/** A service starts when the client wants: in place of a date it says what the price is for. */
export const servicePriceBar = (slug: ServiceSlug): PriceBarCopy => {
  const [first] = serviceFacts[slug].prices;
  return { price: first?.amount ?? '', note: first?.what ?? '', button: servicesPage.start };
};
