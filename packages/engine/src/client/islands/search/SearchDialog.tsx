import { useEffect, useRef, useState } from 'react';
import { KEYS, SEARCH } from '../../../core/strings.ts';
import type { SearchSite } from '../../search/types.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { type SearchQuestion, searchAddress } from './searchQuestion.ts';
import { SearchContext } from './useSearch.ts';

const NOTHING: SearchQuestion = { query: '', only: undefined };

/** The inside of the dialog, which is plain HTML: it opens and can be typed in before this is there. */
export function SearchDialog(site: SearchSite) {
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState(NOTHING);
  useEffect(() => {
    const dialog = field.current?.closest('dialog');
    const reset = () => setQuestion(NOTHING);
    dialog?.addEventListener('close', reset);
    return () => dialog?.removeEventListener('close', reset);
  }, []);
  return (
    <SearchContext value={site}>
      <div className="dialog-inner">
        <SearchPanel question={question} setQuestion={setQuestion} field={field}>
          <button className="icon-button dialog-close" type="button" aria-label={SEARCH.close}>
            <span className="icon icon-x-lg" aria-hidden="true" />
          </button>
        </SearchPanel>
        <div className="search-foot">
          <p className="search-keys" aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> {SEARCH.choose}
            </span>
            <span>
              <kbd>{SEARCH.openKey}</kbd> {SEARCH.open}
            </span>
            <span>
              <kbd>{SEARCH.closeKey}</kbd> {SEARCH.closes}
            </span>
          </p>
          {/* Brought to life by `enhanceShortcuts`, as the one in the help sheet. */}
          <label className="single-keys">
            <input type="checkbox" defaultChecked />
            {KEYS.singleKeys}
          </label>
          <a href={searchAddress(question, site.base)}>{SEARCH.asPage}</a>
        </div>
      </div>
    </SearchContext>
  );
}
