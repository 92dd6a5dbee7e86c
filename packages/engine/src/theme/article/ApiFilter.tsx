import { API_FILTER } from '../../core/strings.ts';

/** One field over all operations of the reference; `enhanceApiFilter` brings it to life. */
export function ApiFilter() {
  return (
    <search className="api-filter scripted">
      <label htmlFor="api-filter">{API_FILTER.label}</label>
      <input
        id="api-filter"
        type="search"
        placeholder={API_FILTER.example}
        autoComplete="off"
        spellCheck={false}
      />
      <output htmlFor="api-filter" />
    </search>
  );
}
