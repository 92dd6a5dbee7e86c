import { API_FILTER, SERVER } from '../../core/strings.ts';

/**
 * Lets the reader name a server once; all samples of the reference then show it. It is kept in this browser only. There
 * is nothing to try a request with: the date that a signature covers is a header that browsers do not let pages set.
 * Browsers bring it to life, see `enhanceServerChoice`.
 */
export function ServerChoice() {
  return (
    <details className="api-server-choice menu scripted">
      <summary>{SERVER.title}</summary>
      <form className="menu-panel" noValidate>
        <label htmlFor="api-server">{SERVER.address}</label>
        <div className="api-server-row">
          <input
            id="api-server"
            name="server"
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            placeholder="https://cytomine.example.org"
            aria-describedby="api-server-note"
          />
          <button className="button primary" type="submit">
            {SERVER.show}
          </button>
        </div>
        <p id="api-server-note" role="status">
          {SERVER.kept}
        </p>
      </form>
    </details>
  );
}

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
