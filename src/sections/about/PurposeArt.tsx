import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { iconHref } from '../../components/iconHref';
import { colour } from '../../theme/tokens';

interface GlyphProps {
  name: string;
  x: number;
  y: number;
  ink?: string;
}

const SIZE = 84;
const Glyph = ({ name, x, y, ink = colour.ink }: GlyphProps) => (
  <use
    href={iconHref(name)}
    x={x - SIZE / 2}
    y={y - SIZE / 2}
    width={SIZE}
    height={SIZE}
    color={ink}
    stroke="none"
  />
);

const door = 'M-75 250V105a75 75 0 0 1 150 0V250Z';

/** Two doors of one shape, for the college and the office, with the sun between them. */
const vision = (
  <>
    <circle cx="280" cy="250" r="150" fill={colour.sun} />
    <path d="M-10 250H570V290H-10Z" fill={colour.pine} />
    {(
      [
        [140, 'graduation-cap', colour.white],
        [420, 'briefcase', colour.clay],
      ] as const
    ).map(([x, icon, fill]) => (
      <g key={icon} transform={`translate(${x})`}>
        <path d={door} transform="translate(10)" fill={colour.ink} />
        <path d={door} fill={fill} />
        <Glyph name={icon} x={0} y={128} ink={fill === colour.clay ? colour.white : colour.ink} />
      </g>
    ))}
    <path
      d="M225 250h110"
      stroke={colour.white}
      strokeWidth="10"
      strokeDasharray="0 25"
      strokeLinecap="round"
      transform="translate(2 20)"
    />
  </>
);

/** Two discs, for the learner and the engineer. Their overlap is the record that both see. */
const mission = (
  <>
    <circle cx="202" cy="142" r="116" fill={colour.sun} />
    <circle cx="358" cy="142" r="116" fill={colour.pineLight} />
    <path d="M280 56.14a116 116 0 0 1 0 171.72a116 116 0 0 1 0-171.72Z" fill={colour.white} />
    <Glyph name="student" x={162} y={142} />
    <Glyph name="code" x={398} y={142} ink={colour.white} />
    <path d="m260 143 15 16 27-32" fill="none" strokeWidth="11" strokeLinecap="round" />
  </>
);

const Panel = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <Box
    component="svg"
    viewBox="0 0 560 284"
    aria-hidden="true"
    focusable="false"
    sx={{ display: 'block', width: '100%', borderRadius: '18px 18px 0 0', backgroundColor: ground }}
  >
    <g stroke={colour.ink} strokeWidth="5" strokeLinejoin="round">
      {children}
    </g>
  </Box>
);

/** The drawing of a purpose. */
export const PurposeArt = ({ of }: { of: 'vision' | 'mission' }) =>
  of === 'vision' ? (
    <Panel ground={colour.sky}>{vision}</Panel>
  ) : (
    <Panel ground={colour.clay}>{mission}</Panel>
  );
