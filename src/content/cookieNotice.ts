/** What the configuration of a build asks consent for, and whether its forms say how a visit began. */
interface Asked {
  countsVisits: boolean;
  remembersFirst: boolean;
  formsTell: boolean;
}

/** The texts of the cookie notice. */
export const cookieNotice = {
  label: 'Cookies',
  text: ({ countsVisits, remembersFirst, formsTell }: Asked): string => {
    const both = countsVisits === remembersFirst;
    const one = countsVisits
      ? 'May we count your visits for half a year?'
      : 'May we remember for half a year how this visit began?';
    const question = both
      ? 'May we count your visits for half a year, and remember how this one began?'
      : one;
    const still = formsTell ? ' A form you send on this visit will still tell us how the visit began.' : '';
    const typed = remembersFirst
      ? 'Nothing you type into a form is part of it; a campaign’s tags may include your search words.'
      : 'Nothing you type into a form is part of it.';
    return `${question} ${typed} If you decline, we do ${both ? 'neither' : 'not'}.${still}`;
  },
  policy: 'Cookie policy',
  decline: 'Decline',
  accept: 'Accept',
};
