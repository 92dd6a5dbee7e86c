import be.cytomine.client.Cytomine;
import be.cytomine.client.CytomineException;
import be.cytomine.client.collections.Collection;
import be.cytomine.client.models.Storage;
import be.cytomine.client.models.User;

public class UploadImage {
    public static void main(String[] arguments) throws CytomineException {
        String host = System.getenv("CYTOMINE_HOST");
        Cytomine.connection(
            host, System.getenv("CYTOMINE_PUBLIC_KEY"), System.getenv("CYTOMINE_PRIVATE_KEY"));

        String file = arguments[0];
        Long projectId = Long.valueOf(arguments[1]);
        // The last text has to be empty: with an address in it, the signature is wrong.
        System.out.println(
            Cytomine.getInstance().uploadImage(host, file, projectId, ownStorage().getId(), ""));
    }

    /** The list also has the storages that others share with you. */
    private static Storage ownStorage() throws CytomineException {
        Long userId = User.getCurrent().getId();
        Collection<Storage> storages = Collection.fetch(Storage.class);
        for (int index = 0; index < storages.size(); index++) {
            Storage storage = storages.get(index);
            if (userId.equals(storage.getLong("user"))) {
                return storage;
            }
        }
        throw new IllegalStateException("You have no storage.");
    }
}
