import { useNavigation, useSite } from '../app/hooks.ts';
import { withBase } from '../shared/address.ts';
import './LoadNotice.css';

/** Says that a page could not be fetched, and offers the plain way there. The page on show stays. */
export function LoadNotice() {
  const navigation = useNavigation();
  const { base } = useSite();
  return (
    <div role="alert">
      {navigation.type !== 'failed' ? null : (
        <p className="custom-block danger load-notice">
          <span>
            The page could not be loaded. <small>{navigation.error.message}</small>
          </span>
          <a className="button" href={withBase(navigation.to, base)} target="_self">
            Try again
          </a>
        </p>
      )}
    </div>
  );
}
