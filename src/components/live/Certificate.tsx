import { styled } from '@mui/material/styles';
import { useId, type Ref } from 'react';
import { company } from '../../content/company';
import { colour, fonts } from '../../theme/tokens';
import { Band } from './certificate/Band';
import { Name } from './certificate/Name';
import { Sample } from './certificate/Sample';
import { Seal } from './certificate/Seal';
import { titleLines } from './certificate/titleLines';
import { MarkShapes } from './MarkShapes';

const kinds = { internship: 'Certificate of internship', course: 'Certificate of completion' };

const Svg = styled('svg')({
  // The drawing has 12 more units than the sheet, for its shadow: the sheet is as wide as the column.
  width: 'calc(100% * 858 / 846)',
  maxWidth: 'none',
  fontFamily: fonts.display,
  fontWeight: 800,
  fill: colour.ink,
  '& .quiet': { fontFamily: fonts.text, fontWeight: 600, fontSize: 33, fill: colour.inkMuted },
});

interface CertificateProps {
  /** What the certificate is for. */
  title: string;
  kind: keyof typeof kinds;
  /** A visitor's name; with one, the certificate is marked as a sample. */
  name?: string;
  ref?: Ref<SVGSVGElement>;
}

/** A certificate without a date and a signature. Without `name` it is blank, with one it is a sample for a visitor. */
export const Certificate = ({ title, kind, name = '', ref }: CertificateProps) => {
  const clip = useId();
  const { lines, size } = titleLines(title);
  const lead = size * 1.02;
  // A title of one line is centred between the places of two lines.
  const first = 268 - ((lines.length - 1) * lead) / 2;
  const blanks = name ? `A sample for ${name}; date and signature` : 'Name, date and signature';
  return (
    <Svg
      ref={ref}
      viewBox="0 0 858 618"
      role="img"
      aria-label={`${kinds[kind]} from ${company.name}: ${title}. ${blanks} are still blank.`}
    >
      <clipPath id={clip}>
        <rect width="840" height="600" rx="24" />
      </clipPath>
      <rect x="15" y="15" width="840" height="600" rx="24" />
      <g transform="translate(3 3)">
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0h840v600H0z" fill={colour.cream} />
          <Band />
          <path d="M840 0v150A150 150 0 0 1 690 0z" fill={colour.sunLight} />
          <path d="M840 0v75a75 75 0 0 1-75-75z" fill={colour.pine} />
        </g>
        <g fill="none" stroke={colour.ink} strokeWidth="6">
          <path d="M150 0v600" />
          <rect width="840" height="600" rx="24" />
        </g>
        <MarkShapes x={190} y={34} size={60} />
        <text x="264" y="77" fontSize="38" letterSpacing="-1">
          {company.name}
        </text>
        <text x="192" y="154" fontSize="33" fill={colour.inkMuted} fontWeight="700">
          {kinds[kind]}
        </text>
        <text fontSize={size} letterSpacing={size * -0.03}>
          {lines.map((line, index) => (
            <tspan key={line} x="192" y={first + index * lead}>
              {line}
            </tspan>
          ))}
        </text>
        {name ? (
          <Name x={192} y={382} name={name} />
        ) : (
          <text x="192" y="382" className="quiet">
            Your name here
          </text>
        )}
        <path
          d="M192 398H588"
          stroke={colour.ink}
          strokeWidth="4"
          strokeDasharray="0.1 11"
          strokeLinecap="round"
        />
        <path d="M192 512H366M398 512H560" stroke={colour.ink} strokeWidth="4" strokeLinecap="round" />
        <text x="192" y="550" className="quiet">
          Mentor
        </text>
        <text x="398" y="550" className="quiet">
          Date
        </text>
        <g transform="translate(700 424)">
          <Seal />
        </g>
        {name && <Sample x={420} y={464} />}
      </g>
    </Svg>
  );
};
