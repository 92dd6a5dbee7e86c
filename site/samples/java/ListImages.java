import be.cytomine.client.Cytomine;
import be.cytomine.client.CytomineException;
import be.cytomine.client.collections.Collection;
import be.cytomine.client.models.ImageInstance;
import be.cytomine.client.models.Project;

public class ListImages {
    private static final int PER_PAGE = 50;

    public static void main(String[] arguments) throws CytomineException {
        Cytomine.connection(
            System.getenv("CYTOMINE_HOST"),
            System.getenv("CYTOMINE_PUBLIC_KEY"),
            System.getenv("CYTOMINE_PRIVATE_KEY"));

        Long projectId = Long.valueOf(arguments[0]);
        Project project = new Project().fetch(projectId);
        System.out.println(project.getStr("name"));

        Collection<ImageInstance> images =
            Collection.fetchWithFilter(ImageInstance.class, Project.class, projectId, 0, PER_PAGE);
        while (!images.isEmpty()) {
            for (int index = 0; index < images.size(); index++) {
                ImageInstance image = images.get(index);
                System.out.println(image.getId() + " " + image.getStr("instanceFilename"));
            }
            images.fetchNextPage();
        }
    }
}
