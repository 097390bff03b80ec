import Typography from '@mui/material/Typography';

interface TextHeadingProps {
  id?: string | undefined;
  level?: 3 | 4 | undefined;
  children: string;
}

/** A heading in the text of an article. */
export const TextHeading = ({ id, level, children }: TextHeadingProps) => (
  <Typography
    variant={level === undefined ? 'h3' : 'h4'}
    component={level === undefined ? 'h2' : `h${level}`}
    id={id}
    sx={{ paddingTop: level === undefined ? 2 : 1 }}
  >
    {children}
  </Typography>
);
