import { company } from '../content/company';
import { absolute } from './siteAddress';

/** The organisation in short, for what it publishes and teaches. */
export const publisher = () => ({
  '@type': 'Organization',
  name: company.name,
  url: absolute('/'),
});

/** Who the site belongs to, with every office and every profile. */
export const organisation = () => ({
  ...publisher(),
  legalName: company.legalName,
  logo: absolute('/icons/icon-512.png'),
  sameAs: company.social.map(({ url }) => url),
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
    addressRegion: region,
    postalCode,
    addressCountry: countryCode,
  })),
});
