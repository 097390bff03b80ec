import { styled } from '@mui/material/styles';
import type { BlockOf } from '../../../schemas/content';
import { border, colour, radius } from '../../theme/tokens';
import { Rich } from './Rich';
import { scrollRegion } from './scrollRegion';

const Scroller = styled('div')({ overflowX: 'auto', border, borderRadius: radius.field });
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { padding: theme.spacing(2), textAlign: 'left', fontWeight: 700 },
  '& th, & td': {
    minWidth: '6.5rem',
    padding: theme.spacing(1, 2),
    borderTop: `1px solid ${colour.ink}`,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  '& thead th': { backgroundColor: colour.sunLight, borderTopWidth: 2, borderBottom: border },
  '& .numeric': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
}));

/** A table; on a phone it scrolls inside itself, by keyboard too. The first cell of a row names it. */
export const TableBlock = ({ block: { caption, head, numeric, rows } }: { block: BlockOf<'table'> }) => {
  const look = (column: number) => (numeric.includes(column) ? 'numeric' : undefined);
  return (
    <Scroller {...scrollRegion(caption)}>
      <Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={JSON.stringify(cell)} scope="col" className={look(column)}>
                <Rich text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={JSON.stringify(head[0])} scope="row">
                    <Rich text={cell} />
                  </th>
                ) : (
                  <td key={JSON.stringify(head[column])} className={look(column)}>
                    <Rich text={cell} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
};
