import Typography from '@mui/material/Typography';

/** A heading in the text of an article. */
export const TextHeading = ({ children }: { children: string }) => (
  <Typography variant="h3" component="h2" sx={{ paddingTop: 2 }}>
    {children}
  </Typography>
);
