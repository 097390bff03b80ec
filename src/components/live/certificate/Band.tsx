import { colour } from '../../../theme/tokens';

/** The four tiles on the certificate's left side: quarter circles, half discs and a ring. */
export const Band = () => (
  <>
    <path d="M0 0h150v600H0z" fill={colour.pine} />
    <path d="M0 0h150v150H0z" fill={colour.sun} />
    <path d="M0 150A150 150 0 0 1 150 0v150z" fill={colour.ink} />
    <path d="M75 150a75 75 0 0 1 75-75v75z" fill={colour.clay} />
    <path d="M0 225a75 75 0 0 1 150 0zM0 300a75 75 0 0 1 150 0z" fill={colour.cream} />
    <path d="M0 300h150v150H0z" fill={colour.clay} />
    <circle cx="75" cy="375" r="44" fill="none" stroke={colour.cream} strokeWidth="26" />
    <path d="M0 450h150v150H0z" fill={colour.sky} />
    <path d="M0 450a150 150 0 0 1 150 150H0z" fill={colour.cobalt} />
    <path d="M0 525a75 75 0 0 1 75 75H0z" fill={colour.sunLight} />
  </>
);
