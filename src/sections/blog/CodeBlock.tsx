import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BlockOf, Token } from '../../../schemas/content';
import { CopyButton } from '../../components/CopyButton';
import { blog } from '../../content/blog';
import { border, colour, radius } from '../../theme/tokens';

const Program = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: `${theme.spacing(2)} var(--inset)`,
  borderTop: `2px solid ${colour.inkMuted}`,
  ...theme.typography.code,
  tabSize: 2,
  // Spaces at the end of a line stay inside the block.
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  // The rest of a long line is indented more than nearly all lines that could follow it, and still fits on a phone.
  textIndent: '6ch hanging each-line',
  [theme.breakpoints.down('sm')]: { fontSize: '0.8125rem' },
  '& > *': { font: 'inherit' },
  // A class for each kind of word: a program has hundreds of them.
  '& .keyword': { color: colour.sun, fontWeight: 700 },
  '& .string': { color: colour.sky, whiteSpace: 'pre' },
  '& .long': { whiteSpace: 'inherit' },
  '& .number': { color: colour.clay },
  '& .name': { color: colour.sunLight },
  '& .comment': { color: colour.paperDeep, fontStyle: 'italic' },
}));
const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  paddingBlock: 1.25,
  // The button's sign is inset by 14 px, so that sign and text end at the same place, except on a phone.
  paddingInline: 'var(--inset) max(0px, var(--inset) - 14px)',
  fontWeight: 700,
  textWrap: 'balance',
  // Negative, because the button is 44 px high and a title of one line must not get higher. `order` puts it
  // after its message that copying is denied.
  '& button': { order: 1, marginBlock: -1.25 },
} as const;

const textOf = (token: Token) => (typeof token === 'string' ? token : token[1]);

/** A string of at most this many letters fits on a line of a phone. */
const SHORT = 24;
/** The class that colours a token. Only a long string may break. */
const classOf = ([kind, text]: Exclude<Token, string>) =>
  kind === 'string' && text.length > SHORT ? 'string long' : kind;

/** Neighbours without a class become one text, because React would separate them by a comment in the page. */
const joined = (lines: BlockOf<'code'>['lines']) => {
  const tokens: Token[] = [];
  for (const token of lines.flatMap((line, index) => (index > 0 ? ['\n', ...line] : line))) {
    const last = tokens.at(-1);
    if (typeof token === 'string' && typeof last === 'string') tokens[tokens.length - 1] = last + token;
    else tokens.push(token);
  }
  return tokens;
};

/** The lines of a program; each part of a line in the class that colours it. */
const Lines = ({ lines }: { lines: BlockOf<'code'>['lines'] }) =>
  [...joined(lines).entries()].map(([place, token]) =>
    typeof token === 'string' ? (
      token
    ) : (
      // The lines of an article never change their order.
      <span key={place} className={classOf(token)}>
        {token[1]}
      </span>
    ),
  );

/** A program to read, select and copy, and its output. Long lines wrap. */
export const CodeBlock = ({ block: { language, title, lines, output } }: { block: BlockOf<'code'> }) => {
  const code = lines.map((line) => line.map(textOf).join('')).join('\n');
  const name = title ?? language;
  const caption = title === undefined ? language : `${title} (${language})`;
  return (
    <Box
      component="figure"
      data-ground="ink"
      sx={{
        overflow: 'hidden',
        border,
        borderRadius: `${radius.card}px`,
        '--inset': { xs: '10px', sm: '16px', lg: '24px' },
      }}
    >
      <Typography variant="body2" component="figcaption" sx={head}>
        {caption}
        <CopyButton value={code} what={blog.article.codeOf(name)} />
      </Typography>
      <Program>
        <code>
          <Lines lines={lines} />
        </code>
      </Program>
      {output && (
        <>
          <Typography variant="body2" sx={{ py: 1, px: 'var(--inset)', fontWeight: 700 }}>
            {blog.article.output}
          </Typography>
          <Program>
            <samp>{output}</samp>
          </Program>
        </>
      )}
    </Box>
  );
};
