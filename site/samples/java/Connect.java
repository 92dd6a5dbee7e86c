import be.cytomine.client.Cytomine;
import be.cytomine.client.CytomineException;
import be.cytomine.client.models.User;

public class Connect {
    public static void main(String[] arguments) throws CytomineException {
        // No slash at the end; keys from the environment, never from the code.
        Cytomine.connection(
            System.getenv("CYTOMINE_HOST"),
            System.getenv("CYTOMINE_PUBLIC_KEY"),
            System.getenv("CYTOMINE_PRIVATE_KEY"));

        try {
            User user = User.getCurrent();
            System.out.println("Connected as " + user.getStr("username"));
        } catch (CytomineException problem) {
            System.err.println("Status " + problem.getHttpCode() + " " + problem.getMsg());
            System.exit(1);
        }
    }
}
