import Box from '@mui/material/Box';
import { film, filmName, lastFrame } from '../content/covers/wall';
import { framed } from '../theme/tokens';

/** The last frame of the film that Home shows of a service or a programme, as decoration. */
export const MachineEnd = ({ of }: { of: string }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      width: '100%',
      aspectRatio: `${film.width} / ${film.height}`,
      overflow: 'hidden',
      ...framed,
    }}
  >
    <Box
      component="img"
      src={`/figures/${filmName(of)}.svg`}
      alt=""
      width={film.width}
      height={film.height * film.frames}
      loading="lazy"
      sx={{ width: '100%', transform: lastFrame }}
    />
  </Box>
);
