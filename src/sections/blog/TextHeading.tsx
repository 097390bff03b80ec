import Typography from '@mui/material/Typography';

/** Where a link to the heading leads. */
export const headingId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** A heading in the text of an article. */
export const TextHeading = ({ children }: { children: string }) => (
  <Typography variant="h3" component="h2" id={headingId(children)} sx={{ paddingTop: 2 }}>
    {children}
  </Typography>
);
