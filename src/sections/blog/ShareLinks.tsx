import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CopyButton } from '../../components/CopyButton';
import { Icon } from '../../components/Icon';
import { env } from '../../config/env';
import { blog } from '../../content/blog';
import { copyWords, inNewTab } from '../../content/labels';
import { colour } from '../../theme/tokens';

const targets = [
  {
    name: 'WhatsApp',
    icon: 'whatsapp-logo',
    address: (title: string, url: string) => `https://wa.me/?text=${title}%20${url}`,
  },
  {
    name: 'LinkedIn',
    icon: 'linkedin-logo',
    address: (_: string, url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  },
  {
    name: 'X',
    icon: 'x-logo',
    address: (title: string, url: string) => `https://x.com/intent/post?text=${title}&url=${url}`,
  },
] as const;

/** Links to share an article. */
const ShareLinks = ({ title, path }: { title: string; path: string }) => {
  const url = env.siteUrl + path;
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return (
    <Stack
      direction="row"
      spacing={1}
      data-print="no"
      sx={{ flexWrap: 'wrap', alignItems: 'center', pt: 3, borderTop: `2px dashed ${colour.ink}` }}
    >
      <Typography variant="subtitle2" sx={{ flexBasis: { xs: '100%', sm: 'auto' }, mr: { sm: 1 } }}>
        {blog.article.share}
      </Typography>
      <CopyButton value={url} what="link" denied={copyWords.linkDenied} framed />
      {targets.map(({ name, icon, address: to }) => (
        <IconButton
          size="small"
          key={name}
          href={to(words, address)}
          target="_blank"
          rel="noopener"
          aria-label={inNewTab(blog.article.shareOn(name))}
        >
          <Icon name={icon} />
        </IconButton>
      ))}
      <IconButton
        size="small"
        href={`mailto:?subject=${words}&body=${address}`}
        aria-label={blog.article.shareByEmail}
      >
        <Icon name="envelope-simple" />
      </IconButton>
    </Stack>
  );
};

export default ShareLinks;
