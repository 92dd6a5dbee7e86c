import be.cytomine.client.Cytomine;
import be.cytomine.client.CytomineException;
import be.cytomine.client.models.Ontology;
import be.cytomine.client.models.Project;
import be.cytomine.client.models.Term;

public class AddProject {
    public static void main(String[] arguments) throws CytomineException {
        Cytomine.connection(
            System.getenv("CYTOMINE_HOST"),
            System.getenv("CYTOMINE_PUBLIC_KEY"),
            System.getenv("CYTOMINE_PRIVATE_KEY"));

        String name = arguments[0];
        Ontology ontology = new Ontology(name + ": terms").save();
        new Term("Nucleus", "#3eaf7c", ontology).save();
        Project project = new Project(name, ontology).save();

        project.set("name", name + ", first batch");
        project.update();
        System.out.println("Project " + project.getId());
    }
}
