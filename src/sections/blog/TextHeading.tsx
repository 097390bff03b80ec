import Typography from '@mui/material/Typography';

interface TextHeadingProps {
  id?: string | undefined;
  children: string;
}

/** A heading in the text of an article. */
export const TextHeading = ({ id, children }: TextHeadingProps) => (
  <Typography variant="h3" component="h2" id={id} sx={{ paddingTop: 2 }}>
    {children}
  </Typography>
);
