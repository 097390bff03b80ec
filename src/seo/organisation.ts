import { company } from '../content/company';
import { absolute } from './siteAddress';

/** The organisation in short, as publisher and provider. */
export const publisher = () => ({
  '@type': 'Organization',
  name: company.name,
  url: absolute('/'),
});

/** The owner of the site, with all offices and profiles. */
export const organisation = () => ({
  ...publisher(),
  legalName: company.legalName,
  logo: absolute('/icons/icon-512.png'),
  ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    telephone: company.phone,
    email: company.email,
  },
  address: company.offices.map(({ street, city, region, postalCode, countryCode }) => ({
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: countryCode,
  })),
});
