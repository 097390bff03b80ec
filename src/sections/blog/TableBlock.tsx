import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { BlockOf } from '../../../schemas/content';
import { border, radius } from '../../theme/tokens';
import { Rich, wordsOf } from './Rich';

/** The most letters of a short cell. */
const SHORT = 8;

/** A table, whose first cell in each row is the row's heading. On a phone it scrolls inside itself, by keyboard too. */
export const TableBlock = ({ block: { caption, head, numeric, rows } }: { block: BlockOf<'table'> }) => {
  const alignOf = (column: number) => (numeric.includes(column) ? ('right' as const) : undefined);
  // Words break on a phone, except in a column of short cells.
  const isShort = (column: number) =>
    [head, ...rows].every((row) => typeof row[column] === 'string' && row[column].length <= SHORT);
  const lookOf = (column: number) => ({
    align: alignOf(column),
    sx: isShort(column) ? { whiteSpace: 'nowrap' } : undefined,
  });
  return (
    <TableContainer
      role="group"
      aria-label={caption ?? head.map(wordsOf).filter(Boolean).join(', ')}
      tabIndex={0}
      sx={{
        border,
        borderRadius: `${radius.card}px`,
      }}
    >
      <Table>
        {caption !== undefined && <caption>{caption}</caption>}
        <TableHead>
          <TableRow>
            {head.map((cell, column) => (
              // An empty heading cell would be announced, so it is a plain cell.
              <TableCell
                key={`column ${column + 1}`}
                {...lookOf(column)}
                {...(cell === '' && { component: 'td', scope: undefined })}
              >
                <Rich text={cell} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, place) => (
            <TableRow key={`row ${place + 1}`}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <TableCell key={`column ${column + 1}`} component="th" scope="row">
                    <Rich text={cell} />
                  </TableCell>
                ) : (
                  <TableCell key={`column ${column + 1}`} {...lookOf(column)}>
                    <Rich text={cell} />
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
