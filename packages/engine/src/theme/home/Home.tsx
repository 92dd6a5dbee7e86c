import type { Site } from 'virtual:site';
import { withBase } from '../../core/address.ts';
import { PLACES } from '../../core/strings.ts';
import { Article } from '../article/DocPage.tsx';
import { repositoryHost } from '../article/repositoryLinks.ts';
import { useSite } from '../layout/context.ts';
import { SmartLink } from '../layout/SmartLink.tsx';
import { SearchForm } from '../search/Search.tsx';

type HomePage = Site['homePage'];

/** What the platform is, a way in for each kind of reader, and who works with it. */
export function Home() {
  const site = useSite();
  return (
    <div className="home">
      <Hero />
      {site.homePage.targets.length === 0 ? null : (
        <section className="doors" aria-labelledby="doors-title">
          <h2 id="doors-title">{PLACES.doors}</h2>
          <ul className="plain">
            {site.homePage.targets.map((target) => (
              <Door key={target.title} target={target} />
            ))}
          </ul>
        </section>
      )}
      <Article />
      {site.editions.length === 0 ? null : (
        <section className="editions" aria-labelledby="editions-title">
          <h2 id="editions-title">{PLACES.editions}</h2>
          <ul className="plain">
            {site.editions.map((edition) => (
              <EditionCard key={edition.key} edition={edition} />
            ))}
          </ul>
        </section>
      )}
      <Elsewhere />
    </div>
  );
}

function Hero() {
  const { homePage, base } = useSite();
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>{homePage.title}</h1>
        <p className="tagline">{homePage.tagline}</p>
        <SearchForm />
        {homePage.actionLink === '' ? null : (
          <p>
            <SmartLink className="button primary" to={homePage.actionLink}>
              {homePage.actionText}
            </SmartLink>
          </p>
        )}
      </div>
      <Routes />
      {homePage.image === '' ? null : (
        <img
          className="hero-image"
          src={withBase(homePage.image, base)}
          alt={homePage.imageAlt}
          width={homePage.imageSize?.width}
          height={homePage.imageSize?.height}
        />
      )}
    </div>
  );
}

function Routes() {
  const { routes } = useSite().homePage;
  return routes.length === 0 ? null : (
    <nav className="routes" aria-label={PLACES.routes}>
      <ul className="plain">
        {routes.map(({ text, details, to, icon }) => (
          <li key={to} className="card route">
            <Shape of={icon} />
            <SmartLink className="whole-card" to={to}>
              {text}
            </SmartLink>
            <p>{details}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Door({ target }: { target: HomePage['targets'][number] }) {
  return (
    <li className="door">
      <Shape of={target.icon} />
      <h3>{target.title}</h3>
      <p>{target.details}</p>
      <ul className="plain door-links">
        {target.links.map(({ text, to }, i) => (
          <li key={text}>
            <SmartLink className={i === 0 ? 'whole-card' : ''} to={to}>
              {text}
            </SmartLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Shape({ of: shape }: { of: HomePage['routes'][number]['icon'] }) {
  return shape === undefined ? null : (
    <svg className="shape" viewBox={shape.viewBox} aria-hidden="true">
      <path d={shape.path} />
    </svg>
  );
}

function EditionCard({ edition }: { edition: Site['editions'][number] }) {
  const { base } = useSite();
  const { name, version, description, logo, github, to } = edition;
  return (
    <li className="card edition">
      <AccentBar color={edition.accentColor} />
      <img src={withBase(logo, base)} alt="" width="44" height="44" />
      <h3>
        {name}
        {version === undefined ? null : <span className="badge tip">{version}</span>}
      </h3>
      <p>{description}</p>
      <p className="edition-links">
        {to === undefined ? null : (
          <SmartLink className="whole-card" to={to}>
            {PLACES.guide}
            <span className="visually-hidden">{PLACES.ofEdition(name)}</span>
          </SmartLink>
        )}
        {github === '' ? null : (
          <SmartLink to={github}>
            {repositoryHost(github).name}
            <span className="visually-hidden">{PLACES.repositoryOf(name)}</span>
          </SmartLink>
        )}
      </p>
    </li>
  );
}

/** A color of the configuration; an attribute of SVG, since the content policy allows no inline style. */
function AccentBar({ color }: { color: string }) {
  return (
    <svg className="edition-accent" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}

function Elsewhere() {
  const { repositories, servers, urls } = useSite();
  const places = [
    { text: PLACES.sourceRepository, to: repositories.product ?? urls.docRepo },
    { text: PLACES.demo, to: servers.demo },
    { text: PLACES.discussions, to: urls.githubDiscussions },
  ].filter(({ to }) => to !== '');
  return places.length === 0 ? null : (
    <section className="elsewhere" aria-labelledby="elsewhere-title">
      <h2 id="elsewhere-title">{PLACES.elsewhere}</h2>
      <ul className="plain">
        {places.map(({ text, to }) => (
          <li key={text}>
            <SmartLink to={to}>{text}</SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
