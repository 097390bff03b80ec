import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isComposing } from '../browser/isComposing';
import { loadWithRetry } from '../browser/loadWithRetry';
import { scrollToElement } from '../components/scrollToElement';
import { SearchField } from '../components/SearchField';
import { siteSearch } from '../content/siteSearch';
import { needsScript } from '../theme/tokens';
import type * as searchIndex from './searchIndex';

type Index = Pick<typeof searchIndex, 'find'>;

/** The most results that are shown. */
const MOST = 8;

/** Search result announcement for screen readers. */
const describe = (index: Index | undefined, failed: boolean, count: number) => {
  if (!index) return failed ? siteSearch.failed : siteSearch.searching;
  return count === 0 ? siteSearch.nothing : siteSearch.found(count, MOST);
};

const loadSiteIndex = (): Promise<Index> => import('./searchIndex');

/** Finds programmes, services and articles by title. The first letter loads the index. */
export const SiteSearch = ({ load = loadSiteIndex }: { load?: () => Promise<Index> }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [index, setIndex] = useState<Index>();
  const [failed, setFailed] = useState(false);
  const isLoading = useRef(false);
  const loadOnce = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    // A failure is announced at once, and the code is asked for again every few seconds.
    const loadOrSay = async () => {
      try {
        return await load();
      } catch (error) {
        setFailed(true);
        throw error;
      }
    };
    const loaded = await loadWithRetry(loadOrSay);
    setIndex(loaded);
  };
  const search = (wanted: string) => {
    setText(wanted);
    void loadOnce();
  };
  const field = useRef<HTMLInputElement>(null);
  /** The visitor may have typed before React. */
  const searchTyped = useEffectEvent(() => {
    if (field.current?.value) search(field.current.value);
  });
  useEffect(() => searchTyped(), []);
  const found = index?.find(text) ?? [];
  const results = useRef<HTMLUListElement>(null);
  /** The Search key of a phone's keyboard, which covers the results. */
  const toResults = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !isComposing(nativeEvent) && found.length > 0) scrollToElement(results.current);
  };
  return (
    <Stack
      component="search"
      spacing={1.5}
      // It needs scripts.
      sx={{ width: '100%', maxWidth: '36rem', ...needsScript }}
    >
      <Typography variant="h4" component="label" htmlFor={id}>
        {siteSearch.label}
      </Typography>
      <SearchField
        ref={field}
        id={id}
        placeholder={siteSearch.placeholder}
        value={text}
        onChange={(event) => search(event.target.value)}
        // Not a form: before React the browser would load the page again, without the text.
        onKeyDown={toResults}
      />
      <p role="status">{text.trim() && describe(index, failed, found.length)}</p>
      <Stack component="ul" ref={results}>
        {found.slice(0, MOST).map(({ kind, title, to }) => (
          <li key={to}>
            <Link
              component={RouterLink}
              to={to}
              underline="none"
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: 2,
                py: 1.25,
                borderBottom: '2px solid currentColor',
                color: 'inherit',
                fontWeight: 600,
              }}
            >
              {/* Only the title looks like a link. */}
              <Box component="span" sx={{ textDecoration: 'underline', textUnderlineOffset: '0.2em' }}>
                {title}
              </Box>{' '}
              <Typography variant="body2" component="small">
                {kind}
              </Typography>
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
