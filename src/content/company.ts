import type { Office } from '../../schemas/company.ts';

/**
 * The owner of the site. A company that adopts the site edits this file: pages, structured data, footer, dialogs and
 * messages take name, addresses and links from here. `npm run setup` asks for most of it and writes this file.
 * A sample: see samples.ts.
 */
export const company = {
  name: 'Wiselamp',
  legalName: 'Wiselamp Technologies Private Limited',
  blogName: 'Wise Reads',
  tagline: 'Learn it live. Build it for real.',
  /** The public address of the site, without a trailing slash. `VITE_SITE_URL` overrides it for one build. */
  siteUrl: 'https://www.wiselamp.example',
  email: 'support@wiselamp.example',
  phone: '+91 90000 00000',
  /** Digits only, with the country code, as wa.me requires. */
  whatsapp: '919000000000',
  /** The video that the About page's button opens in a new tab. */
  videoUrl: 'https://www.youtube.com/watch?v=wiselamp-promo',
  /** The partner's learning platform that some articles link to. */
  partnerPlatform: { name: 'LearnWharf', url: 'https://learn.learnwharf.example' },
  /** The contact for complaints about personal data, required by Indian law. */
  grievanceOfficer: 'Sridevi Kolluri',
  social: [
    { name: 'LinkedIn', icon: 'linkedin-logo', url: 'https://www.linkedin.com/company/wiselamp' },
    { name: 'Instagram', icon: 'instagram-logo', url: 'https://www.instagram.com/wiselamp' },
    { name: 'Facebook', icon: 'facebook-logo', url: 'https://www.facebook.com/wiselamp' },
    { name: 'YouTube', icon: 'youtube-logo', url: 'https://www.youtube.com/@wiselamp' },
    { name: 'X', icon: 'x-logo', url: 'https://x.com/wiselamp' },
  ],
  offices: [
    {
      name: 'Main office',
      street: 'Benz Circle, M.G. Road',
      city: 'Vijayawada',
      region: 'Andhra Pradesh',
      postalCode: '520010',
      country: 'India',
      countryCode: 'IN',
    },
    {
      name: 'USA office',
      street: '25 West Market Street',
      city: 'York',
      region: 'Pennsylvania',
      postalCode: '17401',
      country: 'USA',
      countryCode: 'US',
    },
  ] as readonly [Office, ...Office[]],
  copyrightYear: 2023,
} as const;
